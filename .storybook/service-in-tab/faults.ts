import { authEndpoints, fillPath } from '@portal/contract';

/** Meets a request before the service does. Nothing: the service answers. */
type Fault = (request: Request) => Promise<Response | undefined>;

/** How long a slow network holds every answer, in milliseconds: less than a call may take. */
const slowness = 5000;

const refusal = (status: number, code: string, message: string) =>
  Response.json({ success: false, status, code, message }, { status });
const unauthorized = () => refusal(401, 'UNAUTHORIZED', 'Unauthorized');
const isSignedIn = (request: Request) => request.headers.has('authorization');

/** What can be wrong between a page and its service. Each is made anew for a story. */
export const faults = {
  slow: (): Fault => async () => {
    await new Promise((resolve) => setTimeout(resolve, slowness));
    return undefined;
  },
  offline: (): Fault => async () => {
    throw new TypeError('Failed to fetch');
  },
  '500': (): Fault => async () => refusal(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'),
  /** The access token has run out; the refresh token has not. */
  '401-once': (): Fault => {
    const refused = new Set<string | null>();
    return async (request) => {
      const token = request.headers.get('authorization');
      if (!isSignedIn(request) || isRefresh(request) || (refused.size > 0 && !refused.has(token))) return undefined;
      refused.add(token);
      return unauthorized();
    };
  },
  /** The session has ended at the service. */
  '401-always': (): Fault => async (request) => (isSignedIn(request) ? unauthorized() : undefined),
};

const isRefresh = ({ url }: Request) => new URL(url).pathname.endsWith(fillPath(authEndpoints.refreshToken.path, {}));

export type Faults = typeof faults;
export type FaultName = keyof Faults;

/** The fault of this name. Throws for an unknown one. */
export function faultNamed(name: unknown): FaultName | null {
  if (name === undefined || name === null || name === '' || name === 'none') return null;
  if (!Object.hasOwn(faults, String(name))) {
    throw new Error(`There is no fault "${String(name)}". Known: ${Object.keys(faults).join(', ')}`);
  }
  return String(name) as FaultName;
}
