/** A file of the page on which calls are searched and tried; null for other requests. Two megabytes, fetched once somebody asks. */
export async function fileOfReference({ method, url }: Request): Promise<Response | null> {
  const { pathname } = new URL(url);
  if (method !== 'GET' || !pathname.startsWith('/api/reference')) return null;
  const { referenceFiles, referencePolicy } = await import('@portal/service-api-reference');
  const file = referenceFiles[pathname];
  const headers = { 'content-security-policy': referencePolicy, 'x-content-type-options': 'nosniff' };
  return file ? new Response(file.text, { headers: { 'content-type': file.type, ...headers } }) : null;
}
