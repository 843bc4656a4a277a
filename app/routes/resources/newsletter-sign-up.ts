import type { ActionFunctionArgs } from '@remix-run/node';
import { requestedModule } from '#app/features/modules/module-of.ts';
import { respondToSignUp } from '#app/features/newsletters/newsletter.server.ts';

export const action = (args: ActionFunctionArgs) => respondToSignUp(args, requestedModule(args.request));
