import { conduct, formatCover } from '@portal/domain';
import { Heading, Prose, Text } from '@portal/ui-kit';
import { useLegalFacts } from '../page/use-legal-facts';
import { waysToReach } from '../page/ways-to-reach';
import { Body } from './body';

/** Who hears a complaint after us. How each is reached comes from the configuration. */
export function WhoElse() {
  const facts = useLegalFacts();
  return (
    <>
      <Prose>
        <Heading>If that did not help</Heading>
        <Text>
          If our answer does not satisfy you, or does not come in time, ask one of those below. Which one depends on
          what your complaint is about.
        </Text>
      </Prose>
      <Body
        name="National Financial Ombud Scheme (NFO), life insurance division"
        ways={waysToReach({
          website: facts.nfoLink,
          email: facts.nfoEmail,
          phone: facts.nfoPhone,
          whatsapp: facts.nfoWhatsapp,
        })}
      >
        For complaints about your policy, a claim or a premium. It is free, and you may use any official language. It
        took the place of the Ombudsman for Long-term Insurance on 1 March 2024.
      </Body>
      <Body name="FAIS Ombud" ways={waysToReach({ email: facts.faisOmbudEmail, phone: facts.faisOmbudPhone })}>
        For complaints about advice and service. Give us {conduct.COMPLAINT_ANSWERED_WEEKS} weeks to answer; after that
        you have {conduct.FAIS_OMBUD_MONTHS} months to complain. The FAIS Ombud decides on amounts of up to{' '}
        {formatCover(conduct.FAIS_OMBUD_MOST)}.
      </Body>
      <Body
        name="Information Regulator"
        ways={waysToReach({ website: facts.informationRegulatorLink, email: facts.informationRegulatorEmail })}
      >
        For complaints about how we use personal information.
      </Body>
      <Body name="Financial Sector Conduct Authority (FSCA)" ways={waysToReach({ phone: facts.fscaPhone })}>
        It watches over how insurers treat their customers. Ask it whether an insurer or an adviser is licensed.
      </Body>
    </>
  );
}
