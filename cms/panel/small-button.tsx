'use client';
import { Button } from '@payloadcms/ui';
import type { ComponentProps } from 'react';

/** A button beside other fields or buttons, which make the space around it. */
export const SmallButton = (props: ComponentProps<typeof Button>) => (
  <Button size="small" buttonStyle="secondary" margin={false} {...props} />
);
