import { PageOf } from '../../../common/http/page.js';
import { BidView } from '../../projects/index.js';

export class BidPage extends PageOf(BidView) {}
