import type { AdminViewServerProps } from 'payload';
import { DashboardRow, Section, type SectionProps, Table } from '#cms/panel/section.tsx';
import { DashboardScreen } from '#cms/panel/screen.tsx';
import { checkHealth, type HealthCheck, healthSummary } from './health.ts';

function stateText({ warning, missing }: HealthCheck): string {
  if (warning) return `Warning. ${warning}`;
  return missing ? `Not set up. ${missing}` : 'OK';
}

const Line = ({ check }: { check: HealthCheck }) => (
  <tr>
    <th scope="row">{check.path ? <a href={`/admin${check.path}`}>{check.name}</a> : check.name}</th>
    <td>{check.text}</td>
    <td>{stateText(check)}</td>
  </tr>
);

export const Health = (view: AdminViewServerProps) => (
  <DashboardScreen
    view={view}
    title="Health"
    roles={['admin']}
    lead={<p>Admins get an email about each new warning.</p>}
  >
    {async ({ payload, now }) => {
      const checks = await checkHealth(payload, now);
      return (
        <div className="dashboard-sections">
          <Section id="health" heading="Checks" count={checks.length}>
            <p role="status">{healthSummary(checks)}</p>
            <Table columns={['What', 'Now', 'State']} heading="health">
              {checks.map((check) => (
                <Line key={check.id} check={check} />
              ))}
            </Table>
          </Section>
        </div>
      );
    }}
  </DashboardScreen>
);

export async function HealthWarnings({ payload, now }: SectionProps) {
  const warnings = (await checkHealth(payload, now)).filter(({ warning }) => warning);
  if (warnings.length === 0) return null;
  return (
    <Section id="health-warnings" heading="Health" count={warnings.length}>
      <ul className="dashboard-rows">
        {warnings.map(({ id, name, text, warning = '' }) => (
          <DashboardRow key={id} title={name} kind={warning} path="/health">
            {text}
          </DashboardRow>
        ))}
      </ul>
    </Section>
  );
}
