import { Empty, Section, type SectionProps } from '#cms/panel/section.tsx';
import { FailedMailList } from './failed-mail-list.tsx';
import { listFailedMails } from './failed-mails.ts';

export async function FailedMails({ payload }: SectionProps) {
  const { mails, total } = await listFailedMails(payload);
  return (
    <Section id="failed-mails" heading="Failed emails" count={total}>
      {total === 0 && <Empty>No emails have failed.</Empty>}
      <FailedMailList mails={mails} total={total} />
    </Section>
  );
}
