import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AmountTable } from './amount-table';

afterEach(cleanup);

it('a table of amounts says which rows differ, and has a dash where a column has no such line', () => {
  render(
    <AmountTable
      lang="zu"
      caption="What would be paid"
      columns={['Illness', 'An accident']}
      differing="differs by cause"
      rows={[
        { label: 'Cover', amounts: ['R 20 000', 'R 20 000'] },
        { label: 'Accidental death', amounts: [null, 'R 20 000'], differs: true },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'What would be paid' });
  expect(table.lang).toBe('zu');
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'IllnessAn accident',
    'CoverR 20 000R 20 000',
    'Accidental death, differs by cause-R 20 000',
  ]);
});
