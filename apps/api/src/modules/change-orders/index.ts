export { ChangeOrderEntity, ChangeOrderLineEntity } from './change-order.entity.js';
export { ChangeOrdersModule } from './change-orders.module.js';
