import { describe, expect, it } from 'vitest';
import { splitOf, withSplit, withWholeShare } from './people-to-pay';

const lindiwe = { First_Name: 'Lindiwe', Benefit_Share: 60 };
const themba = { First_Name: 'Themba' };

describe('the shares of those who are nominated', () => {
  it('go by their place, and are open for somebody who was just added', () => {
    expect(splitOf([lindiwe, themba])).toEqual([
      { id: '0', Benefit_Share: 60 },
      { id: '1', Benefit_Share: null },
    ]);
  });

  it('are taken from what was typed; who is not in it has none', () => {
    expect(withSplit([lindiwe, themba], [{ id: '1', Benefit_Share: 100 }])).toEqual([
      { First_Name: 'Lindiwe', Benefit_Share: null },
      { First_Name: 'Themba', Benefit_Share: 100 },
    ]);
  });

  it('are everything for somebody alone', () => {
    expect(withWholeShare([lindiwe])).toEqual([{ First_Name: 'Lindiwe', Benefit_Share: 100 }]);
    expect(withWholeShare([lindiwe, themba])).toEqual([lindiwe, themba]);
    expect(withWholeShare([])).toEqual([]);
  });
});
