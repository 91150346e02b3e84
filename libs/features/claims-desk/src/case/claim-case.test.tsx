import { good, refused } from '@portal/policy-workflow/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aClaimCase } from '../testing/a-claim-case';
import { openCase, setUpWork } from '../testing/at-work';

setUpWork();

describe('the file of a claim', () => {
  it('is asked for when somebody wants it, and not before', async () => {
    const { reads } = openCase(aClaimCase(), {
      GET: () => (reads.at(-1)?.endsWith('/file') ? refused(404, 'NOT_FOUND', 'Not found') : good(aClaimCase())),
    });
    const download = await screen.findByRole('button', { name: 'Download the file' });
    expect(reads.filter((path) => path.endsWith('/file'))).toEqual([]);
    await userEvent.click(download);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(reads).toContain('/staff/claims/claim-1/file');
  });
});

describe('a claim that cannot be read', () => {
  it('because nobody lets this member of staff says so, and leads back', async () => {
    openCase(aClaimCase(), { GET: () => refused(403, 'FORBIDDEN', 'You do not have access to this') });
    expect(await screen.findByText('You do not have access to this')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/desk/claims');
  });

  it('because it does not exist says that', async () => {
    openCase(aClaimCase(), { GET: () => refused(404, 'NOT_FOUND', 'Not found') });
    expect(await screen.findByText('There is no such claim.')).toBeTruthy();
  });
});
