import { describe, expect, it } from 'vitest';
import { chunkOf } from './chunks.mjs';

const features = '/workspace/libs/features';
const home = `${features}/home/src/home.screen.tsx`;
const people = `${features}/dependants/src/overview/dependants.screen.tsx`;
const addChild = `${features}/dependants/src/children/add-child.screen.tsx`;
const addSpouse = `${features}/dependants/src/spouse/add-spouse.screen.tsx`;
const addBeneficiary = `${features}/beneficiaries/src/add/add-beneficiary.screen.tsx`;
const approvals = `${features}/approvals/src/queue/approvals.screen.tsx`;
const claimCase = `${features}/claims-desk/src/case/claim-case.screen.tsx`;
const actStep = `${features}/claims-desk/src/decide/act-step.tsx`;
const [claims, newClaim] = ['list/claims', 'open/new-claim'].map((page) => `${features}/claims/src/${page}.screen.tsx`);
const claimsCard = `${features}/home/src/claims/claims-card.tsx`;
const offer = `${features}/home/src/own-phone/on-this-phone.tsx`;
const kept = `${features}/home/src/own-phone/kept.ts`;
const terms = `${features}/legal/src/pages.ts`;
const reportOfDeath = `${features}/somebody-died/src/report/report.screen.tsx`;
const contact = '/workspace/apps/portal/src/shell/contact-popover.tsx';

describe('the file of a module', () => {
  it.each([
    {
      id: '/workspace/node_modules/react-dom/index.js',
      by: ['entry', home],
      file: 'vendor',
      why: 'a library of every page',
    },
    { id: '/workspace/libs/auth/src/x.ts', by: ['entry', home], file: 'frame', why: 'of the first page' },
    { id: `${features}/plans/src/routes.tsx`, by: ['entry'], file: null, why: 'names the files of screens' },
    { id: '/workspace/x.ts', by: [home], file: 'home', why: 'for home alone' },
    { id: '/workspace/x.ts', by: [home, people], file: 'signed-in', why: 'for home and others' },
    { id: '/workspace/x.ts', by: [home, terms], file: 'calls', why: 'for a page that needs no sign-in too' },
    { id: '/workspace/x.ts', by: [terms], file: null, why: 'for a page that needs no sign-in alone' },
    { id: '/workspace/x.ts', by: [terms, reportOfDeath], file: null, why: 'for pages that need no sign-in alone' },
    { id: '/workspace/x.ts', by: [people], file: 'people', why: 'for one main place' },
    { id: '/workspace/x.ts', by: [people, addBeneficiary], file: 'signed-in', why: 'for a main place and a form' },
    { id: '/workspace/x.ts', by: [addChild, addBeneficiary], file: 'changes', why: 'for forms of two areas' },
    { id: '/workspace/x.ts', by: [addChild, addSpouse], file: 'of-dependants', why: 'for forms of one area' },
    { id: '/workspace/x.ts', by: [offer, kept], file: 'own-phone', why: 'for the offer to keep a copy' },
    { id: '/workspace/x.ts', by: [kept], file: 'kept', why: 'for what draws a copy, once there is one' },
    { id: '/workspace/x.ts', by: [approvals, home], file: 'home', why: 'for staff too' },
    { id: '/workspace/x.ts', by: [claims, newClaim, claimsCard], file: 'of-claims', why: 'for pages of claims' },
    { id: '/workspace/x.ts', by: [approvals, claimCase], file: 'staff', why: 'for two areas of staff' },
    { id: '/workspace/x.ts', by: [claimCase, actStep], file: null, why: 'for one area of staff, now and later' },
  ])('$file: $why', ({ id, by, file }) => {
    expect(chunkOf(new Map([[id, by]]))(id)).toBe(file);
  });

  it('a sheet that nobody told of goes with what imports it, unless a visitor may fetch it', () => {
    const importedBy = (importer) => ({ getModuleInfo: () => ({ importers: [importer] }) });
    const name = chunkOf(
      new Map([
        [home, [home, people]],
        [contact, [contact, home]],
      ]),
    );
    expect(name('/workspace/x.css', importedBy(home))).toBe('signed-in');
    expect(name('/workspace/x.css', importedBy(contact))).toBe(null);
  });
});
