import { whyNotPlan } from '@portal/domain';
import { NotAllowed } from '@portal/policy-workflow/changes';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { toOtherPlans } from '../shared/back';
import { holderOf } from '../shared/holder';
import { type PlansAtHand, WithPlans } from '../shared/with-plans';
import { NotOnSale } from './not-on-sale';
import { planOfAddress } from './plan-of-address';
import { QuotedChange } from './quoted-change';

const title = 'Change plan';

/** Changes to the plan that the address names: what it would cost and do, agreed to, checked, sent. */
function UpdatePlanScreen() {
  const { id = '' } = useParams();
  return <WithPlans title={title}>{(all) => <UpdatePlan key={id} name={id} {...all} />}</WithPlans>;
}
export { UpdatePlanScreen as Component };

function UpdatePlan({ name, policy: latest, plans, benefits }: PlansAtHand & { name: string }) {
  const [policy] = useState(latest); // what is asked about; once it is sent, the policy is read again
  const plan = planOfAddress(name, [policy.Product, ...plans]);
  if (plan === null) return <NotOnSale name={name} title={title} />;
  const reason = whyNotPlan(plan, holderOf(policy, benefits));
  if (reason !== null) return <NotAllowed title={plan.Product_Name} reason={reason} back={toOtherPlans} />;
  return <QuotedChange plan={plan} policy={policy} />;
}
