/** The token of an `Authorization: Bearer` header; null when there is none in that form. */
export function bearerToken(header: string | null): string | null {
  const [, token] = /^Bearer +([\w.~+/-]+=*) *$/i.exec(header ?? '') ?? [];
  return token ?? null;
}
