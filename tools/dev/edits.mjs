/**
 * What `npm run dev` is tried with: an edit of each kind of file, and where its result is seen. `broken` is a mistake that no build survives.
 */
export const edits = [
  {
    kind: 'a file of the service',
    file: 'libs/service/core/src/service-routes.ts',
    from: 'title: `${productName} API`',
    to: (word) => `title: \`\${productName} API ${word}\``,
    inService: async (portal) => (await (await fetch(`${portal}/api/openapi.json`)).json()).info.title,
  },
  {
    kind: 'a rule of the domain',
    file: 'libs/domain/src/policy/policy-number.ts',
    from: "fail('Enter the policy number')",
    to: (word) => `fail('Enter the policy number ${word}')`,
    inService: async (portal) => {
      const body = JSON.stringify({ otp: '000000', policyNumber: ' ' });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${portal}/api/v1/auth/login`, { method: 'POST', headers, body })).text();
    },
    inPage: async (page) => {
      await page.getByRole('button', { name: 'Send one-time PIN' }).click({ timeout: 1_000 });
      return page.locator('form').innerText({ timeout: 1_000 });
    },
  },
  {
    kind: 'a screen',
    file: 'libs/features/account/src/sign-in/sign-in.screen.tsx',
    from: 'in your hands</Heading>',
    to: (word) => `in your hands ${word}</Heading>`,
    inPage: (page) => page.getByRole('heading', { level: 1 }).innerText({ timeout: 1_000 }),
  },
];

/** No file begins like this. */
export const broken = 'const = ;\n';
