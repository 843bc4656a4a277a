// @ts-check
/* Links to the page's form in the panel, or to the field that contains the text selected on the page. */

const { page = '/' } = document.body.dataset;
const link = document.createElement('a');
link.className = 'edit-page not-printed';

function update() {
  const text = window.getSelection()?.toString().trim().slice(0, 200) ?? '';
  link.textContent = text ? 'Edit this text' : 'Edit this page';
  link.href = `/edit?${new URLSearchParams(text ? { page, text } : { page })}`;
}

update();
document.addEventListener('selectionchange', update);
document.body.append(link);
