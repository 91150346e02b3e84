import { type PolicyListItem } from '@portal/contract';
import { type PlainDate, productCategoryCode, premiumPosition } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';

/** One line of a list of policies. Source: docs/domain/records.md#r9-5. */
export function policyListItem(record: StoredPolicy, today: PlainDate): PolicyListItem {
  const { id, Policy_Number, Policy_Status, Monthly_Premium, Inception_Date, Product } = record;
  const { Premium_Status } = premiumPosition(record, today, false);
  const { Product_Name } = Product;
  const Product_Category = productCategoryCode(Product_Name);
  return {
    id,
    Policy_Number,
    Product_Name,
    Product_Category,
    Policy_Status,
    Premium_Status,
    Monthly_Premium,
    Inception_Date,
  };
}
