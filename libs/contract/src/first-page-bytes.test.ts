import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';

/** What a bundler keeps of this library for a page that signs people in. */
async function bundle() {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${import.meta.dirname}/testing/first-page.ts`, formats: ['es'] },
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    },
  })) as Rollup.RollupOutput[];
  const code = built.flatMap(({ output }) => output.map((chunk) => ('code' in chunk ? chunk.code : ''))).join('\n');
  // No comments: the bundler names each file in one, by a path from wherever it was started.
  return code.replaceAll(/^\s*\/\/.*\n/gm, '');
}

it('gives the sign-in page its own rows and none of the policy records', async () => {
  const code = await bundle();
  expect(code).toContain('/auth/trigger-login-otp/');
  expect(code).not.toMatch(/MarketingConsent|ShareAllocation|Afghanistan|supplimentary|EASTERN_CAPE/);
  // Characters before minifying, without comments, valibot's own share included.
  expect(code.length).toBeLessThan(40_000);
});
