import type { AdminViewServerProps } from 'payload';
import { DashboardRow, Section, type SectionProps, Table } from '#cms/panel/section.tsx';
import { DashboardScreen } from '#cms/panel/screen.tsx';
import { checkHealth, type HealthCheck } from './health.ts';

const Line = ({ name, text, warning, path }: HealthCheck) => (
  <tr>
    <th scope="row">{path ? <a href={`/admin${path}`}>{name}</a> : name}</th>
    <td>{text}</td>
    <td>{warning ? `Warning. ${warning}` : 'OK'}</td>
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
      const warnings = checks.filter(({ warning }) => warning).length;
      return (
        <div className="dashboard-sections">
          <Section id="health" heading="Checks" count={checks.length}>
            <p role="status">{warnings === 0 ? 'Everything is OK.' : `Warnings: ${warnings}.`}</p>
            <Table columns={['What', 'Now', 'State']} heading="health">
              {checks.map((check) => (
                <Line key={check.id} {...check} />
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
