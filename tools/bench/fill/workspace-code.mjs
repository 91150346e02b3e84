import { importTogether } from '../../lib/import-typescript.mjs';

const builders = (name) => `libs/scenarios/src/builders/${name}.ts`;

/** The product's own code that writes a book. */
export async function workspaceCode() {
  const found = await importTogether({
    domain: 'libs/domain/src/index.ts',
    store: 'libs/service/store/src/index.ts',
    auditHashes: 'libs/service/store/src/audit/audit-hash.ts',
    pipeline: 'libs/service/change-pipeline/src/index.ts',
    paying: 'libs/service/payments/src/index.ts',
    partners: 'libs/service/payments/src/testing/index.ts',
    identity: 'libs/service/identity/src/index.ts',
    core: 'libs/service/core/src/index.ts',
    documents: 'libs/service/documents/src/testing/index.ts',
    policy: builders('a-policy'),
    member: builders('a-main-member'),
    spouse: builders('a-spouse'),
    child: builders('a-child'),
    relative: builders('an-extended-member'),
    beneficiary: builders('a-beneficiary'),
  });
  const { policy, member, spouse, child, relative, beneficiary, paying, partners, ...code } = found;
  return {
    ...code,
    payments: { ...paying, ...partners },
    builders: { ...policy, ...member, ...spouse, ...child, ...relative, ...beneficiary },
  };
}
