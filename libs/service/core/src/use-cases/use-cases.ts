import { type EndpointName, type Endpoints } from '@portal/contract';
import { banks } from '@portal/domain/catalogue';
import { type UseCase } from '../call/use-case';
import { pendingApprovalActions } from './approval-actions';
import { benefitRecords, legacyProductRecords, productRecords } from './catalogue';
import { notifications, readNotification } from './notifications';
import { paidStatus, policies, policiesByIdNumber, policy, policyById } from './policies';
import { selectPolicy } from './select-policy';
import { login, logout, refreshToken, triggerLoginOtp } from './sign-in';
import { whoAmI } from './who-am-i';

/** What the service does for each row of the table of endpoints. A row that is not here answers 501. */
export type UseCases = { [Name in EndpointName]?: UseCase<Endpoints[Name]> };

export const useCases: UseCases = {
  triggerLoginOtp: { for: 'anybody', run: triggerLoginOtp },
  login: { for: 'anybody', run: login },
  refreshToken: { for: 'anybody', run: refreshToken },
  logout: { for: 'customer', run: logout },
  selectPolicy: { for: 'policy', run: selectPolicy },
  whoAmI: { for: 'customer', run: whoAmI },

  policies: { for: 'customer', run: policies },
  policiesByIdNumber: { for: 'customer', run: policiesByIdNumber },
  policyById: { for: 'customer', run: policyById },
  policy: { for: 'policy', run: policy },
  paidStatus: { for: 'policy', run: paidStatus },
  pendingApprovalActions: { for: 'policy', run: pendingApprovalActions },

  products: { for: 'customer', run: async () => productRecords },
  legacyProducts: { for: 'customer', run: async () => legacyProductRecords },
  supplementaryBenefits: { for: 'customer', run: async () => benefitRecords },
  banks: { for: 'customer', run: async () => [...banks] },

  notifications: { for: 'customer', run: notifications },
  readNotification: { for: 'customer', run: readNotification },
};
