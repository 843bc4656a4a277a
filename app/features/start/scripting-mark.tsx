import { useScriptMark } from '../site/script-mark.ts';
import { SCRIPTING, STARTER_ID } from './application.ts';

/** A browser may say of itself that it runs scripts, and yet hold those of this page back, or fail to load them. */
const MARK = `document.documentElement.setAttribute('${SCRIPTING}','');addEventListener('error',function(e){if(e.target.id==='${STARTER_ID}')document.documentElement.removeAttribute('${SCRIPTING}')},true)`;

/** Notes on the document, before anything is painted, that scripts run, and takes that back when the starter fails. */
export function ScriptingMark() {
  const mark = useScriptMark();
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MARK }} />;
}
