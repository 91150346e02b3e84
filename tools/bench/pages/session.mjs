import { tokensOf } from '../service.mjs';

const policyNumber = '7000010012';

/** A customer who has signed in. Each browser gets tokens of its own time: those of a phone that begins later are newer. */
export async function signedIn(api, folder) {
  let tokens = await tokensOf(api, policyNumber, folder);
  return {
    /** What the portal keeps of it. */
    async text() {
      const answer = await fetch(`${api}/auth/refresh-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken: tokens.refreshToken }),
      });
      if (!answer.ok) throw new Error(`The session was not renewed: ${answer.status}`);
      tokens = (await answer.json()).data;
      return JSON.stringify({ ...tokens, userType: 'user' });
    },
  };
}
