import { allPlaceholders } from '#cms/mail/template.ts';
import { REPLY_COPY } from '../replies/placeholders.ts';
import '#cms/panel/placeholder-list.css';

export const ReplyPlaceholders = () => (
  <div className="mail-placeholders">
    <h3>Placeholders</h3>
    <p>They are filled in when you pick the template. Any without a value stay for you to replace.</p>
    <dl>
      {Object.entries(allPlaceholders(REPLY_COPY)).map(([name, { description }]) => (
        <div key={name}>
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  </div>
);
