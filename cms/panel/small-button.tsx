'use client';
import { Button } from '@payloadcms/ui';
import type { ComponentProps } from 'react';

export const SmallButton = (props: ComponentProps<typeof Button>) => (
  <Button size="small" buttonStyle="secondary" margin={false} {...props} />
);
