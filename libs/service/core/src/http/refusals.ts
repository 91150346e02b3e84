import { Refusal } from './refusal';

/**
 * The refusals that any call can give, said once.
 * Source: specification section 8; domain rules 9.1, general codes.
 */
export const refusals = {
  badBody: () => new Refusal(400, 'BAD_REQUEST', 'The body must be a JSON object.'),
  badJson: () => new Refusal(400, 'BAD_REQUEST', 'The body is not valid JSON.'),
  unauthorized: () => new Refusal(401, 'UNAUTHORIZED', 'Unauthorized'),
  forbidden: () => new Refusal(403, 'FORBIDDEN', 'You do not have access to this.'),
  /** One sentence for what does not exist and for what belongs to somebody else. */
  notFound: () => new Refusal(404, 'NOT_FOUND', 'We could not find what you asked for.'),
  wrongMethod: (allowed: readonly string[]) =>
    new Refusal(405, 'METHOD_NOT_ALLOWED', 'This address does not take that method.', {
      headers: { allow: allowed.join(', ') },
    }),
  tooLarge: () => new Refusal(413, 'PAYLOAD_TOO_LARGE', 'The request is too large.'),
  wrongMediaType: () => new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'),
  broken: () => new Refusal(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'),
  notAvailable: () => new Refusal(501, 'NOT_AVAILABLE', 'This is not available yet.'),
};
