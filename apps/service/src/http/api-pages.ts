import { contentPolicy } from './content-policy';
import { pageHeaders } from './security-headers';

/** The API has one page for people, its document. It gets the policy that fits it; data gets the strictest, as always. */
export async function withPagePolicy(answer: Response): Promise<Response> {
  const { headers } = answer;
  if (!headers.get('content-type')?.startsWith('text/html') || headers.has('content-security-policy')) return answer;
  const html = await answer.text();
  const page = new Response(html, { status: answer.status, headers });
  for (const [name, value] of Object.entries(pageHeaders)) page.headers.set(name, value);
  page.headers.set('content-security-policy', contentPolicy(html));
  return page;
}
