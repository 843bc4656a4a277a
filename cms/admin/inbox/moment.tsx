'use client';
import { newYorkTime } from '#cms/time/new-york.ts';

/** A moment in New York time, whatever the clock of the reader says. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{newYorkTime(at)}</time>;
