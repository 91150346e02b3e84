type Fetch = typeof globalThis.fetch;

const page = '<!doctype html><title>Wi-Fi</title><p>Please accept our terms</p>';
const html = { 'content-type': 'text/html' };
const always =
  (answer: () => Response): Fetch =>
  async () =>
    answer();

/** Ways in which no usable answer comes back, by what comes instead. */
export const faultyNetwork: Record<string, Fetch> = {
  'nothing, the network being down,': async () => Promise.reject(new TypeError('Failed to fetch')),
  'a reply without success': always(() => Response.json({})),
  'a reply without data': always(() => Response.json({ success: true })),
  'data of another shape': always(() => Response.json({ success: true, data: { accessToken: 7 } })),
  'success false and no more': always(() => Response.json({ success: false })),
  'an empty body': always(() => new Response('')),
  '204': always(() => new Response(null, { status: 204 })),
  'a page of HTML': always(() => new Response(page, { headers: html })),
  'a page of HTML with 502': always(() => new Response(page, { status: 502, headers: html })),
  'a page of HTML with 401': always(() => new Response(page, { status: 401, headers: html })),
  'half of a reply': always(() => new Response('{"success":true,"da')),
  'an internal server error': always(() =>
    Response.json(
      { success: false, status: 500, message: 'Internal server error', code: 'INTERNAL_SERVER_ERROR' },
      { status: 500 },
    ),
  ),
};
