/** What a document is called, apart from what stands in brackets about it: "(or, until you have it, DHA-1663 and BI-1680)". */
export function nameOfDocument(label: string): { name: string; more: string | null } {
  const [, name = label, more = null] = /^(.+?) \((.+)\)$/.exec(label) ?? [];
  return { name, more };
}
