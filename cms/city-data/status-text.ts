import { countText } from './import/progress.ts';
import { versionText } from '#app/regulations/obligations/facts.ts';
import type { SetStatus, Status } from './status-schema.ts';

/** One line about a set. */
function describeSet({ title, unit, loaded, cadenceDays }: SetStatus): string {
  if (!loaded) return `${title}: not loaded`;
  const { version, rows, isShipped, importedAt, ageDays, isOld } = loaded;
  const source = isShipped ? 'came with the product' : `imported on ${importedAt.slice(0, 10)}`;
  const age = isOld ? `; ${ageDays} days old, a new version is due every ${cadenceDays} days` : '';
  return `${title}: ${versionText(version)}, ${countText(rows)} ${unit}, ${source}${age}`;
}

export function describeStatus({ sets, running, history }: Status): string[] {
  const lines = sets.map((set) => `${set.name.padEnd(8)} ${describeSet(set)}`);
  if (running) {
    lines.push(
      '',
      `Under way: ${running.set_name}, ${running.step.toLowerCase()}, ${countText(running.rows_read)} rows read.`,
    );
  }
  const [last] = history;
  if (last && last.state !== 'running') {
    const started = last.started_at.slice(0, 16).replace('T', ' ');
    lines.push(
      '',
      `Last import: ${last.set_name}, ${started} UTC, ${last.state}. ${last.message ?? ''}`.trim(),
    );
  }
  return lines;
}
