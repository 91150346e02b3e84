import { failure } from '@portal/contract';

/** The standard error result for what goes wrong before or beside the API. */
export const refuse = (status: number, code: string, message: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(failure(status, code, message)), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });

/** The standard success result, for the few answers that no endpoint of the contract gives. */
export const accept = (data: unknown): Response =>
  new Response(JSON.stringify({ success: true, data }), {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

export const notFound = () => refuse(404, 'NOT_FOUND', 'Not found');
export const wrongMethod = (allow: string) =>
  refuse(405, 'METHOD_NOT_ALLOWED', 'This method is not allowed', { allow });
