import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { productRules, storyAndTestRules } from './tools/lint/boundaries.mjs';
import { teaching } from './tools/lint/boundary-messages.mjs';
import { localRules } from './tools/lint/local-rules.mjs';

const rule = 'enforce-module-boundaries';
const taught = { rules: { [rule]: teaching(nx.rules[rule], productRules, import.meta.dirname) } };
const boundaries = (depConstraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    { enforceBuildableLibDependency: false, banTransitiveDependencies: false, allow: [], depConstraints },
  ],
});

const tests = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', '**/*.bench.ts'];
const storiesAndTests = [...tests, '**/seed/**'];
/** No part of the product: what stories and histories play on. */
const stage = ['libs/simulation/**', 'libs/scenarios/**', '.storybook/**', 'apps/portal-e2e/**', 'apps/stub/**'];
/** Libraries that must run in a browser tab as well as in a process. */
const anywhere = [
  'libs/domain/**',
  'libs/brand/**',
  'libs/contract/**',
  'libs/api-client/**',
  'libs/scenarios/**',
  'libs/service/**',
];
const browserOnly = [
  'libs/ui-kit/**',
  'libs/forms/**',
  'libs/auth/**',
  'libs/policy-workflow/**',
  'libs/features/**',
  'apps/portal/src/**',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '**/.nx',
      '**/.data',
      '**/coverage',
      '**/test-results',
      '**/*.d.ts',
      'tools/fixtures/**',
    ],
  },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': taught, local: { rules: localRules } },
    rules: {
      ...boundaries(productRules),
      'local/no-typed-id-number': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Write these properties out: a literal that is spread into a literal hides how long it is.',
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx', 'libs/features/**/*.ts', 'libs/auth/**/*.ts', 'libs/policy-workflow/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: [...anywhere, ...browserOnly].flatMap((library) => [`${library}/*.ts`, `${library}/*.tsx`]),
    ignores: [...storiesAndTests, '**/*.config.ts', '**/node/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*', 'fs', 'path', 'crypto', 'http'], message: 'This library also runs in a browser tab.' },
          ],
        },
      ],
    },
  },
  {
    files: [...anywhere, ...browserOnly, '.storybook/**'].flatMap((library) => [`${library}/*.ts`, `${library}/*.tsx`]),
    ignores: storiesAndTests,
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'randomUUID',
          message: 'Browsers have it on secure addresses only. Take newId (api-client) or uuidOf (domain).',
        },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    // The process opens the database of its deployment and hands it to the store.
    ignores: [...tests, ...stage, 'libs/service/store/**', 'apps/service/src/database/**'],
    rules: { 'local/sql-in-the-store': 'error' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: [...tests, ...stage],
    rules: { 'local/testing-in-tests': 'error' },
  },
  { files: storiesAndTests, rules: boundaries(storyAndTestRules) },
  // Configuration reads the workspace's own; it is no part of any library.
  { files: ['**/*.config.ts', '.storybook/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  { files: ['tools/**', 'apps/*/src/main.ts', '**/*.config.ts'], rules: { 'no-console': 'off' } },
);
