import { expect, test } from '../system/journey';

test('a policy arrives compressed, and a list that the browser has is not sent again', async ({
  page,
  context,
  system,
  signIn,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  const paths = new Map<string, string>();
  const arrived: { id: string; told: string }[] = [];
  browser.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  // As it came over the network: a script is told of 200 either way.
  browser.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headers }) => {
    const named = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const how = statusCode === 304 ? 'as before' : (named.get('content-encoding') ?? 'plain');
    const told = [statusCode, how, named.get('cache-control')].join(', ');
    arrived.push({ id: requestId, told });
  });
  const answersOf = (path: string) => arrived.filter(({ id }) => paths.get(id) === path).map(({ told }) => told);

  await signIn('7000010012');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
  await expect.poll(() => answersOf('/api/v1/home')[0]).toBe('200, br, no-store');

  const kept = ['200, br, private, no-cache', '304, as before, private, no-cache'];
  for (const answers of [kept.slice(0, 1), kept]) {
    await page.goto(`${system.portal}/banking-details`);
    await page.getByRole('link', { name: 'Use another account' }).click();
    await expect(page.getByLabel('Bank', { exact: true }).getByRole('option', { name: 'FNB' })).toBeAttached();
    await expect.poll(() => answersOf('/api/v1/reference/banks')).toEqual(answers);
  }
});
