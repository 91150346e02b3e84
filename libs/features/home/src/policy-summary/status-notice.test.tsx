import { type Policy } from '@portal/contract';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { StatusNotice } from './status-notice';

const textFor = (policy: Partial<Policy>) => {
  const { container } = render(
    <MemoryRouter>
      <StatusNotice policy={policy as Policy} />
    </MemoryRouter>,
  );
  return container.textContent;
};
afterEach(cleanup);

describe('what a status asks for', () => {
  it('in grace it is what is outstanding, not the premium that falls due meanwhile as well', () => {
    const inGrace = { Policy_Status: 'IN_GRACE', Arrears_Amount: 250, Amount_Due: 500, Grace_End_Date: '2099-12-31' };
    expect(textFor(inGrace as Partial<Policy>)).toContain('pay R\u00a0250 before then');
  });

  it('after a lapse it goes by the day until which the policy may be reinstated', () => {
    const lapsed = {
      Policy_Status: 'LAPSED',
      Lapse_Date: null,
      Grace_End_Date: null,
      Arrears_Amount: 250,
      Amount_Due: 250,
    } as const;
    expect(textFor({ ...lapsed, Reinstatement_End_Date: '2099-12-31' })).toContain('to reinstate it');
    expect(textFor({ ...lapsed, Reinstatement_End_Date: '2000-12-31' })).not.toContain('to reinstate it');
  });
});
