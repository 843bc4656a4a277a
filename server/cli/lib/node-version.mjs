const WANTED = [20, 19];

/** Whether a version of Node, such as 20.19.0, is one on which the product runs. */
function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1]);
}

/** Ends the process with one readable line on a Node that is too old. */
export function requireNode(version = process.versions.node) {
  if (isSupported(version)) return;
  console.error(`Lotline needs Node ${WANTED.join('.')} or newer; this is Node ${version}.`);
  process.exit(1);
}
