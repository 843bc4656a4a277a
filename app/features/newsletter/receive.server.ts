import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { subscribe } from '#collections/newsletter-subscriptions/submit.ts';
import {
  launchSource,
  regulatoryModule,
  SECTIONS,
  type ModuleSlug,
  type Section,
} from '#app/regulations/index.ts';
import { readForm, refuseOtherMethods } from '../forms/read-form.server.ts';
import { tooManyMailsMessage } from '../forms/too-often.ts';
import { isTrapped } from '../forms/trap.ts';
import {
  ALREADY_SUBSCRIBED,
  INVALID_EMAIL,
  SUBSCRIPTION_FAILED,
  SUBSCRIPTION_SUCCESSFUL,
  type NewsletterAnswer,
} from './messages.ts';
import { newsletterSchema } from './schema.ts';

type ActionArguments = Pick<ActionFunctionArgs, 'request' | 'context'>;

const readSection = (fields: FormData): Section | undefined =>
  SECTIONS.find((section) => section === fields.get('section'));

/** What is signed up for: the opening of a section, or the module's newsletter. */
const sourceOf = (module: ModuleSlug, section: Section | undefined): string =>
  section ? launchSource(module, section) : regulatoryModule(module).newsletterSource;

/** Checks and stores a sign-up: 200, 400 for what is no address, 409 for one that is there, 429, 503. */
async function signUp({ request, context }: ActionArguments, module: ModuleSlug) {
  refuseOtherMethods(request);
  const fields = await readForm(request);
  const email = fields.get('email');
  const typed = typeof email === 'string' ? email.slice(0, 300) : '';
  const refusal = (message: Pick<NewsletterAnswer, 'title' | 'description'>, status: number) => ({
    answer: { ...message, isSuccess: false, typed, section: readSection(fields) },
    status,
  });
  const parsed = newsletterSchema.safeParse({ email, section: fields.get('section') ?? undefined });
  if (!parsed.success) return refusal(INVALID_EMAIL, 400);
  const isSpam = isTrapped(fields);
  const seconds = isSpam ? undefined : await context.takeMailTo(parsed.data.email);
  if (seconds) return refusal({ ...SUBSCRIPTION_FAILED, description: tooManyMailsMessage(seconds) }, 429);
  try {
    const source = sourceOf(module, parsed.data.section);
    const outcome = await subscribe(parsed.data.email, source, { isSpam });
    if (outcome === 'already subscribed') return refusal(ALREADY_SUBSCRIBED, 409);
  } catch (error) {
    context.log.error({ err: error }, 'A newsletter sign-up could not be stored.');
    return refusal(SUBSCRIPTION_FAILED, 503);
  }
  return { answer: { ...SUBSCRIPTION_SUCCESSFUL, isSuccess: true, typed: '' }, status: 200 };
}

/** Answers a form: a page says what was wrong, or the visitor is led to one that a reload sends nothing to. */
export async function receiveNewsletterSignUp(args: ActionArguments, module: ModuleSlug) {
  const { answer, status } = await signUp(args, module);
  if (answer.isSuccess) return redirect(`${new URL(args.request.url).pathname}?subscribed=yes`);
  return data<NewsletterAnswer>(answer, { status });
}

/** Answers a script, which shows the answer as a toast. */
export async function answerNewsletterSignUp(args: ActionArguments, module: ModuleSlug): Promise<Response> {
  const { answer, status } = await signUp(args, module);
  return Response.json(answer satisfies NewsletterAnswer, { status });
}
