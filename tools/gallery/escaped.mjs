const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as they stand in HTML. */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => signs[sign]);
