import { isListening } from '#cms/events/hub.ts';
import type { Log } from '../logger.ts';
import { type Render, renderPage } from './render.ts';
import type { PageStore } from './store.ts';
import type { Rendered, Wanted } from './wanted.ts';

interface RenewalParts {
  log: Log;
  store: PageStore;
  render: Render;
}

const FAILURE = 500;

/** Renders pages for the store: each once, however many ask for it at the same time. */
export class Renewals {
  readonly #parts: RenewalParts;
  readonly #underWay = new Map<string, Promise<Rendered>>();
  /** How many pages were rendered, and how often one that is out of date stood in for an error. */
  readonly counts = { rendered: 0, outdated: 0 };

  constructor(parts: RenewalParts) {
    this.#parts = parts;
  }

  /** The page as it is now. Rejects when it cannot be rendered and there is no older one. */
  renew(wanted: Wanted): Promise<Rendered> {
    const underWay = this.#underWay.get(wanted.key);
    if (underWay) return underWay;
    const renewal = this.#render(wanted).finally(() => {
      if (this.#underWay.get(wanted.key) === renewal) this.#underWay.delete(wanted.key);
    });
    this.#underWay.set(wanted.key, renewal);
    return renewal;
  }

  /** Content has changed: who asks from now on does not wait for what was begun before. */
  startOver(): void {
    this.#underWay.clear();
  }

  async #render(wanted: Wanted): Promise<Rendered> {
    const { store, render } = this.#parts;
    const { key, address } = wanted;
    const heardAll = isListening();
    const generation = store.generationFor(address.page.shows);
    this.counts.rendered += 1;
    try {
      const rendered = await renderPage(render, wanted, generation);
      if (rendered.page.status >= FAILURE) return this.#insteadOf(key) ?? rendered;
      if (rendered.isShared && heardAll && isListening()) store.keep(key, rendered.page, address);
      // A page that was withdrawn is not shown again, whatever happens later.
      if (!rendered.isShared && generation === store.generationFor(address.page.shows)) store.drop(key);
      return rendered;
    } catch (error) {
      const old = this.#insteadOf(key, error);
      if (old) return old;
      throw error;
    }
  }

  /** The page as it was: better than an error. */
  #insteadOf(key: string, error?: unknown): Rendered | undefined {
    const page = this.#parts.store.get(key);
    if (!page) return undefined;
    this.counts.outdated += 1;
    this.#parts.log.warn({ err: error }, 'A page could not be rendered; it is shown as it was.');
    return { page, isShared: true };
  }
}
