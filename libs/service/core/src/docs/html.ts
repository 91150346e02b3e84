const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that a page may hold: nothing in it can become an element. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A sentence of the document: what stands between backticks is code. */
export const proseHtml = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** A name as the target of a link within the page. */
export const anchor = (name: string): string => name.replaceAll(/[^\w-]/g, '-');
