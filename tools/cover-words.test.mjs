// Who is covered, until when and why not is worded once, in the domain (libs/domain/decisions/007-one-answer-about-cover.md).
// A sentence about it that is typed elsewhere says another thing sooner or later.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './lib/workspace.mjs';

const home = 'libs/domain/src/cover/';

/** Where such words stand for another reason, and which. */
const reasons = {
  fixed: 'law, specification or contract fixes the text, to the letter',
  change: 'says what a change or an event would do, before it is made',
  heading: 'heads a list of people or a field, and states nothing',
  apart: 'tells a way on, or what a document is for, and not how somebody stands',
};
const exceptions = {
  'libs/contract/src/endpoints/continuation.ts': 'heading',
  'libs/contract/src/endpoints/cover.ts': 'heading',
  'libs/brand/src/web-manifest.ts': 'heading',
  'libs/contract/src/openapi/tags.ts': 'heading',
  'libs/contract/src/records/child.ts': 'fixed',
  'libs/contract/src/records/continuation.ts': 'change',
  'libs/contract/src/words/details-of.ts': 'heading',
  'libs/contract/src/words/member-details.ts': 'heading',
  'libs/contract/src/words/notifications/claims.ts': 'fixed',
  'libs/contract/src/words/notifications/payments.ts': 'fixed',
  'libs/contract/src/words/notifications/people.ts': 'fixed',
  'libs/contract/src/words/sms-sentences.ts': 'fixed',
  'libs/domain/src/claims/afterwards/cover-after-death-words.ts': 'change',
  'libs/domain/src/claims/documents/of-payee.ts': 'apart',
  'libs/domain/src/claims/refusal/refusal-reason.ts': 'fixed',
  'libs/domain/src/lives/entry-age.ts': 'fixed',
  'libs/domain/src/lives/parents-limit.ts': 'fixed',
  'libs/features/account/src/sign-in/sign-in.screen.tsx': 'fixed',
  'libs/features/beneficiaries/src/add/add-beneficiary.screen.tsx': 'apart',
  'libs/features/claims/src/claim/take-over-card.tsx': 'change',
  'libs/features/claims/src/continue/asked.tsx': 'change',
  'libs/features/claims/src/continue/in-words.ts': 'change',
  'libs/features/claims/src/continue/steps/all-beneficiaries.tsx': 'apart',
  'libs/features/claims/src/continue/steps/ask-to-take-over.tsx': 'change',
  'libs/features/claims/src/continue/what-it-means.tsx': 'change',
  'libs/features/claims-desk/src/claimants/let-in-words.ts': 'change',
  'libs/features/claims-desk/src/decide/confirm-death-step.tsx': 'change',
  'libs/features/dependants/src/children/child-cover.tsx': 'heading',
  'libs/features/dependants/src/children/cover-sentences.ts': 'change',
  'libs/features/dependants/src/extended-members/relationships-left.ts': 'apart',
  'libs/features/dependants/src/overview/kind-messages.ts': 'apart',
  'libs/features/dependants/src/shared/pending-in-words.ts': 'change',
  'libs/features/documents/src/certificate/certificate-card.tsx': 'apart',
  'libs/features/documents/src/certificate/why-no-certificate.ts': 'apart',
  'libs/features/documents/src/documents.screen.tsx': 'heading',
  'libs/features/documents/src/schedule/schedule-card.tsx': 'apart',
  'libs/features/home/src/confirm/confirm-details.tsx': 'heading',
  'libs/features/home/src/landing/landing.tsx': 'fixed',
  'libs/features/home/src/own-phone/on-this-phone.tsx': 'heading',
  'libs/features/home/src/serviced/answer/premium-answer.ts': 'change',
  'libs/features/home/src/to-do/to-do.ts': 'apart',
  'libs/features/legal/src/privacy-notice/chapters/how-safe.tsx': 'fixed',
  'libs/features/legal/src/privacy-notice/chapters/what-we-collect.tsx': 'fixed',
  'libs/domain/src/claims/process/own-report.ts': 'fixed',
  'libs/features/legal/src/terms/chapters/changes.tsx': 'fixed',
  'libs/features/legal/src/terms/chapters/premiums.tsx': 'fixed',
  'libs/features/legal/src/terms/chapters/your-cover.tsx': 'fixed',
  'libs/features/payments/src/overview/rescue-card.tsx': 'change',
  'libs/features/payments/src/overview/what-is-due.ts': 'change',
  'libs/features/payments/src/pay-now/effect-messages.ts': 'change',
  'libs/features/plans/src/my-plan/payable-card.tsx': 'heading',
  'libs/features/plans/src/other-plans/all-plans.tsx': 'heading',
  'libs/features/plans/src/other-plans/comparison-rows.ts': 'heading',
  'libs/features/plans/src/shared/amount-in-words.ts': 'heading',
  'libs/features/plans/src/update-plan/plan-forms.ts': 'change',
  'libs/features/plans/src/update-plan/quote-rows.ts': 'change',
  'libs/features/plans/src/update-plan/quote-terms.ts': 'change',
  'libs/features/policies/src/create/application/steps.ts': 'heading',
  'libs/features/policies/src/create/steps/beneficiaries/beneficiaries-overview.tsx': 'apart',
  'libs/features/policies/src/create/steps/me/me-form.ts': 'heading',
  'libs/features/policies/src/create/steps/people/people-overview.tsx': 'apart',
  'libs/features/policies/src/create/steps/plan/plan-form.ts': 'apart',
  'libs/policy-workflow/src/changes/proposal/plan-terms.tsx': 'change',
  'libs/policy-workflow/src/changes/proposal/proposal-terms.tsx': 'change',
  'libs/service/change-pipeline/src/plan/quote-of-plan.ts': 'change',
  'libs/service/change-pipeline/src/planners/change-plan.ts': 'change',
  'libs/service/change-pipeline/src/planners/quote-within-maximum.ts': 'change',
  'libs/service/change-pipeline/src/rules/invariants.ts': 'fixed',
  'libs/service/change-pipeline/src/rules/may-change.ts': 'fixed',
  'libs/service/change-pipeline/src/workbench/cover-effects.ts': 'change',
  'libs/service/documents/src/certificate/certificate-content.ts': 'fixed',
  'libs/service/documents/src/schedule/lives.ts': 'heading',
};

/** That somebody is covered, is not, or until when. */
const says =
  /\b(?:(?:is|are|was|were|stays?|be) (?:not |no longer )?covered|not covered|covered (?:until|since|for (?:any|accident|natural))|cover (?:then )?(?:starts|ends|ended|lasts|stops|goes on))\b/i;

const files = globSync('{libs,apps/service,apps/portal}/**/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith(home))
  .filter(
    (file) => !/\.(test|spec|stories|bench)\.|\/(testing|scenarios|simulation|promises|node_modules)\//.test(file),
  );

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
/** What a file says: its strings and the words between tags. */
const sentences = (text) =>
  withoutComments(text).match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`|"[^"\n]*"|[>}][^<>{}]+[<{]/g) ?? [];
const saysOfCover = (file) => sentences(readFileSync(join(root, file), 'utf8')).some((said) => says.test(said));

describe('a sentence about who is covered', () => {
  const found = files.filter(saysOfCover);

  it('is typed in the domain alone, or is named here with its reason', () => {
    assert.deepEqual(
      found.filter((file) => !(file in exceptions)),
      [],
      'Ask libs/domain/src/cover for the sentence',
    );
  });

  it('is named here only while it stands there', () => {
    assert.deepEqual(
      Object.keys(exceptions).filter((file) => !found.includes(file)),
      [],
    );
  });

  it('has one of the reasons that there are', () => {
    assert.deepEqual(
      Object.values(exceptions).filter((reason) => !(reason in reasons)),
      [],
    );
  });
});
