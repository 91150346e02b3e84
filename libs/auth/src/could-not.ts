import { type Failure } from '@portal/contract';

/** Codes whose message tells a person nothing: nothing usable came back, or a bare refusal. */
const wordless = ['INTERNAL_SERVER_ERROR', 'UNAUTHORIZED'];

const orThe =
  (sentence: string) =>
  ({ code, message }: Failure): string =>
    wordless.includes(code) ? sentence : message;

/** A PIN was not sent, and nothing says why. */
export const pinNotSent = 'Could not send OTP, please try again later';

/** What a toast says about a PIN that was not sent: the service's own sentence, or the specification's (docs/specification.md#s8). */
export const couldNotSend = /* @__PURE__ */ orThe(pinNotSent);

/** What a toast says about a sign-in that failed: the service's own sentence, or the specification's (docs/specification.md#s8). */
export const couldNotLogin = /* @__PURE__ */ orThe('Could not login, please try again later');
