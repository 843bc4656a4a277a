import type { UIFieldServerProps } from 'payload';
import { allPlaceholders, type Placeholder } from '#cms/mail/template.ts';
import { isTemplateKey, mailTemplate } from '#cms/mail/templates.ts';
import '#cms/panel/placeholder-list.css';

const notes = ({ kind, button, required }: Placeholder): string =>
  [
    required ? 'Required.' : '',
    button ? `On a line of its own, it becomes a button: "${button}".` : '',
    kind === 'line' ? 'Also allowed in the subject.' : '',
  ]
    .filter(Boolean)
    .join(' ');

const Entry = ({ name, placeholder }: { name: string; placeholder: Placeholder }) => (
  <div>
    <dt>
      <code>{`{${name}}`}</code>
    </dt>
    <dd>
      {placeholder.description} <span>{notes(placeholder)}</span>
    </dd>
  </div>
);

export function PlaceholderList({ data }: Pick<UIFieldServerProps, 'data'>) {
  const { key } = data as { key?: unknown };
  if (!isTemplateKey(key)) return null;
  const template = mailTemplate(key);
  return (
    <div className="mail-placeholders">
      <h3>About this email</h3>
      <p>{template.purpose}</p>
      <p>Sent to: {template.recipient}</p>
      <h3>Placeholders</h3>
      <dl>
        {Object.entries(allPlaceholders(template)).map(([name, placeholder]) => (
          <Entry key={name} name={name} placeholder={placeholder} />
        ))}
      </dl>
    </div>
  );
}
