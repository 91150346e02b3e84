import { type Policy } from '@portal/contract';
import { comingPremiumSentence, labelOf, paymentMethods } from '@portal/domain';
import { usePortalConfig } from '@portal/policy-workflow';
import { buttonStyle, Cluster, Columns, DescriptionList, Figure, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ways } from '../shared/back';
import { paymentFigures } from '../words/payment-figures';
import { paymentSentences } from '../words/payment-messages';
import { PayElsewhere } from './pay-elsewhere';

interface HowYouPayProps {
  policy: Policy;
  mayChange: boolean;
}

/** The way to pay, the next collection with its amount, and what somebody does who pays another way. */
export function HowYouPay({ policy, mayChange }: HowYouPayProps) {
  const { PaymentMethod: method } = policy;
  const { phone } = usePortalConfig().contact;
  const figures = paymentFigures(policy);
  const coming = figures.length > 0 ? comingPremiumSentence(policy) : null;
  return (
    <TitledCard title="How you pay">
      <DescriptionList rows={[{ label: 'Payment method', value: labelOf(paymentMethods, method.Payment_Method) }]} />
      {figures.length > 0 && (
        <Columns min="sm">
          {figures.map(({ value, caption }) => (
            <Figure key={caption} value={value} caption={caption} />
          ))}
        </Columns>
      )}
      {coming !== null && <Text>{coming}</Text>}
      {paymentSentences(policy, phone).map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      <PayElsewhere policy={policy} />
      {mayChange && (
        <Cluster>
          <Link className={buttonStyle('secondary')} to={ways.update}>
            Change how you pay
          </Link>
        </Cluster>
      )}
    </TitledCard>
  );
}
