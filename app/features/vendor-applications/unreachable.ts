import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';
import { MODULE_SLUGS, type ModuleSlug } from '#app/regulations/index.ts';
import { whenUnreachable } from '../forms/unreachable.ts';
import { moduleOf, moduleOfPath } from '../modules/module-of.ts';
import { applicationMessages } from './messages.ts';

type WhenUnreachable = ReturnType<typeof whenUnreachable>;

const ANSWERS = Object.fromEntries(
  MODULE_SLUGS.map((module) => [module, whenUnreachable(applicationMessages(module).unreachable)]),
) as Record<ModuleSlug, WhenUnreachable>;

/** Asks the server, and answers in the module's words when it cannot be reached. */
export const askServer = (args: ClientActionFunctionArgs) => ANSWERS[moduleOf(args.request)].askServer(args);

/** After such an answer the page is not read again. */
export const revalidateAfterAnswer: ShouldRevalidateFunction = (args) =>
  ANSWERS[moduleOfPath(args.currentUrl.pathname)].revalidateAfterAnswer(args);
