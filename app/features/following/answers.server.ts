import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readTopics } from '#app/data/subscribers.server.ts';
import { dayInNewYork } from '#law/days.ts';
import { changeAnswers } from '#collections/following/subscribers/manage.ts';
import {
  receiveAnswers,
  storedDistrict,
  storedQuestions,
} from '#app/features/buildings/stored-answers.server.ts';
import { throwNotFound } from '../site/missing-page.server.ts';
import { subscriberOrThrow } from './manage.server.ts';
import { FOLLOW_URL } from '#app/urls/subject-url.ts';
import { asksForDistrict } from './subjects.server.ts';

async function followOrThrow(args: LoaderFunctionArgs) {
  const subscriber = await subscriberOrThrow(args);
  const { follows } = await readTopics(subscriber);
  const follow = follows.find(
    (one) => (one.kind === 'building' || asksForDistrict(one)) && String(one.id) === args.params.id,
  );
  return { key: subscriber.key, follow: follow ?? throwNotFound() };
}

export async function loadFollowAnswers(args: LoaderFunctionArgs) {
  const { key, follow } = await followOrThrow(args);
  const { subject, answers } = follow;
  const day = dayInNewYork(new Date());
  const page = `${FOLLOW_URL}/${key}`;
  return {
    ...(await (follow.kind === 'law'
      ? storedDistrict(answers)
      : storedQuestions({ bbl: subject, answers }, day))),
    title: follow.label,
    path: `${page}/answers/${follow.id}`,
    back: `${page}#follow-${follow.id}`,
  };
}

export const receiveFollowAnswers = (args: ActionFunctionArgs) =>
  receiveAnswers(args, 'follow', async (answers) => {
    const { key, follow } = await followOrThrow(args);
    await changeAnswers(key, follow.id, answers);
    return `${FOLLOW_URL}/${key}?done=answers#follow-${follow.id}`;
  });
