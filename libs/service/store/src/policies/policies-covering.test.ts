import { policyNumberFor } from '@portal/domain';
import { beforeEach, expect, test } from 'vitest';
import { insertApprovalAction } from '../changes/approval-actions';
import { policiesCovering } from './policies-covering';
import { type NewApprovalAction } from '../schema/approval-actions';
import { seed } from '../seeding/seed';
import { aMainMember, aSeedPolicy } from '../testing/a-seed-policy';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import { webRandom } from '../base/web-random';

const now = new Date('2026-11-20T08:00:00Z');
const [first, second, third] = [704, 705, 706].map((sequence) => policyNumberFor('7', sequence)) as [
  string,
  string,
  string,
];
const tendai = { First_Name: 'Tendai', Surname: 'Moyo', Date_Of_Birth: '1990-05-05' };
const passport = { Id_Number: null, Passport_Country: 'ZW', Passport_Number: 'FN123456' };

onEveryDatabase('the policies that cover somebody', (db) => {
  beforeEach(() => emptyDatabase(db.database));
  const found = async (...people: Parameters<typeof policiesCovering>[1]) =>
    (await policiesCovering(db.database, people)).map(({ row }) => row.policyNumber);
  const relative = (more: object) => ({
    ExtendedMembers: [{ ...tendai, Relationship: 'BROTHER' as const, Cover_Amount: 5000, ...more }],
  });

  test('are found by ID number, each once', async () => {
    await seed(db.database, { policies: [first, second].map((number) => aSeedPolicy(number)) }, now);
    const { Id_Number } = aMainMember();
    expect(await found({ Id_Number }, { Id_Number })).toEqual([first, second]);
    expect(await found({ Id_Number: '0000000000000' })).toEqual([]);
    expect(await found()).toEqual([]);
  });

  test('are found by passport, and by names and birthday however they are spelled', async () => {
    const policies = [
      aSeedPolicy(first, relative({ ...passport, Id_Type: 'PASSPORT' })),
      aSeedPolicy(second, relative({ Id_Number: null, Surname: 'MÓYO' })),
      aSeedPolicy(third, relative({ Id_Number: null, Date_Of_Birth: '1990-05-06' })),
    ];
    await seed(db.database, { policies }, now);
    expect(await found(passport)).toEqual([first]);
    expect(await found(tendai)).toEqual([first, second]);
  });

  test('are not those that cover nobody any more, nor those that would only pay the person', async () => {
    const { Id_Number } = aMainMember();
    await seed(
      db.database,
      {
        policies: [
          aSeedPolicy(first, { Policy_Status: 'CANCELLED' }),
          aSeedPolicy(second, {
            MainMember: aMainMember({ ...passport, Id_Type: 'PASSPORT', First_Name: 'Other' }),
            Beneficiaries: [
              {
                First_Name: 'Thandi',
                Surname: 'Nkosi',
                Date_Of_Birth: aMainMember().Date_Of_Birth,
                Id_Number,
                Relationship: 'FRIEND',
                Benefit_Share: 100,
              },
            ],
          } as Parameters<typeof aSeedPolicy>[1]),
        ],
      },
      now,
    );
    expect(await found({ Id_Number })).toEqual([]);
  });

  test('are those that an approved change will cover the person on, with that change', async () => {
    await seed(db.database, { policies: [aSeedPolicy(first)] }, now);
    const id = webRandom.uuid();
    const action = (status: string) =>
      ({
        id,
        policyNumber: first,
        entityType: 'EXTENDED_MEMBER',
        entityId: id,
        status,
        effectiveDate: '2026-12-01',
        record: {
          actionType: 'ADD_EXTENDED_MEMBER',
          entityType: 'EXTENDED_MEMBER',
          proposedValue: { ...tendai, ...passport },
        },
        version: 1,
        requestedAt: now,
        expiresAt: now,
      }) as unknown as NewApprovalAction;
    await insertApprovalAction(db.database, action('PENDING'));
    expect(await found(passport)).toEqual([]);
    await insertApprovalAction(db.database, {
      ...action('APPROVED'),
      id: webRandom.uuid(),
      entityId: webRandom.uuid(),
    });
    expect(await found(passport)).toEqual([first]);
    const [covering] = await policiesCovering(db.database, [tendai]);
    expect(covering?.approved.map(({ status }) => status)).toEqual(['APPROVED']);
  });
});
