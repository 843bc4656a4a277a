import type { ActionFunctionArgs } from '@remix-run/node';
import { moduleOf } from '#app/features/modules/module-of.ts';
import { answerNewsletterSignUp } from '#app/features/newsletters/newsletter.server.ts';

export const action = (args: ActionFunctionArgs) => answerNewsletterSignUp(args, moduleOf(args.request));
