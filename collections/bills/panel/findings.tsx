'use client';
import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useApi } from '#cms/panel/use-api.ts';
import { money, SEVERITIES } from '#law/bills/finding.ts';
import { fairMonthlyCost, isPlain } from '#law/bills/propose-findings.ts';
import { type Proposed, type ProposedFinding, proposedSchema } from '../findings-schema.ts';
import { useReport } from './use-report.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';

interface FindingItemProps {
  finding: ProposedFinding;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function FindingItem({ finding, isChosen, onChange }: FindingItemProps) {
  const id = useId();
  const { severity, title, text, source, checks, step } = finding;
  return (
    <li className={`bill-finding bill-finding--${severity}`}>
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>
          <strong>{title}</strong>{' '}
          <span className="bill-finding__severity">
            {SEVERITIES.find(({ value }) => value === severity)?.label}
          </span>
        </label>
        <div id={`${id}-text`}>
          <p>{text}</p>
          {checks.map((check) => (
            <p key={check} className="bill-finding__check">
              <strong>Check first:</strong> {check}
            </p>
          ))}
          {step && <p>Next step: {step}</p>}
          <p className="bill-finding__source">Source: {source}</p>
        </div>
      </div>
    </li>
  );
}

function ProposedFindings({ findings, monthlyCost, zone }: Proposed) {
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [message, setMessage] = useState('');
  const { addFindings, setNumber, saveSoon } = useReport();
  const chosen = findings.filter((finding) => choices[finding.id] ?? isPlain(finding));
  const fair = monthlyCost === undefined ? undefined : fairMonthlyCost(monthlyCost, chosen);

  function fillIn(): void {
    setNumber('report.monthlyCost', monthlyCost);
    setNumber('report.fairMonthlyCost', fair);
    setMessage(addFindings(chosen));
    saveSoon();
  }

  return (
    <section className="bill-findings" aria-labelledby="bill-findings">
      <h4 id="bill-findings">Proposed findings</h4>
      <p>Zone: {zone}</p>
      {findings.length === 0 && <p>The saved values raise no flags.</p>}
      <ul>
        {findings.map((finding) => (
          <FindingItem
            key={finding.id}
            finding={finding}
            isChosen={chosen.includes(finding)}
            onChange={(isChosen) => setChoices({ ...choices, [finding.id]: isChosen })}
          />
        ))}
      </ul>
      {monthlyCost !== undefined && (
        <p>
          They pay about <strong>{money(monthlyCost)}</strong> a month.
          {fair !== undefined && (
            <>
              {' '}
              With the ticked findings, <strong>{money(fair)}</strong> would be fair.
            </>
          )}
        </p>
      )}
      <div className="bill-actions">
        <SmallButton
          buttonStyle="primary"
          disabled={chosen.length === 0 && monthlyCost === undefined}
          onClick={fillIn}
        >
          {chosen.length === 0
            ? 'Use the amount in the report, and save'
            : `Use in the report (${chosen.length}), and save`}
        </SmallButton>
        <span role="status">{message}</span>
      </div>
    </section>
  );
}

export function Findings() {
  const { id, data } = useDocumentInfo();
  const isUnsaved = useFormModified();
  const savedAt: unknown = data?.updatedAt;
  const { result, error } = useApi(
    typeof id === 'number' ? `/bills/${id}/findings` : undefined,
    proposedSchema,
    {
      version: savedAt,
    },
  );
  if (error) return <p role="alert">{error}</p>;
  if (!result) return null;
  return (
    <>
      {isUnsaved && <p role="status">The findings below are from what is saved. Save to update them.</p>}
      <ProposedFindings {...result} />
    </>
  );
}
