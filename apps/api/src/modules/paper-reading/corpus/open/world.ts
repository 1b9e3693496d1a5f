import type { World } from '../subject.js';

/** No such house, person or company is known to us. */
export const OPEN_WORLD: World = {
  streets: [
    'Maple Hollow Rd',
    'Corbin St',
    'Wexley Ave',
    'Old Mill Ln',
    'Sandpiper Ct',
    'E Harlan Blvd',
    'Juniper Way',
    'Tolliver Dr',
    'N 41st St',
    'County Road 118',
  ],
  places: [
    ['Dayton', 'OH', '45410', 'Montgomery'],
    ['Tulsa', 'OK', '74105', 'Tulsa'],
    ['Aurora', 'CO', '80013', 'Arapahoe'],
    ['Macon', 'GA', '31204', 'Bibb'],
    ['Tucson', 'AZ', '85711', 'Pima'],
    ['Fort Wayne', 'IN', '46805', 'Allen'],
    ['Chesapeake', 'VA', '23320', 'Chesapeake City'],
    ['Fresno', 'CA', '93722', 'Fresno'],
  ],
  people: [
    'Daniel R. Whitcomb',
    'Marisol Pineda',
    'Kevin and Laura Brandt',
    'Theresa A. Nolan',
    'Omar Haddad',
    'Priya and Anil Deshmukh',
    'Carla J. Munoz',
    'Gregory Tate',
    'Hannah and Joel Fisk',
    'Walter E. Simms',
  ],
  lenders: [
    ['Bluestem Home Lending, LLC', '4100 Commerce Pkwy Ste 210, Overland Park, KS 66210'],
    ['Harbor & Pine Mortgage', '88 Wharf St, Portland, ME 04101'],
    ['First Prairie Bank, N.A.', '1200 Main St, Omaha, NE 68102'],
    ['Cedarline Federal Credit Union', '915 W Elm Ave, Boise, ID 83702'],
  ],
  appraisers: [
    ['Marcia Oduya', 'Oduya Valuation Services', '301 S Perry St Ste 4, Dayton, OH 45402'],
    ['Stephen K. Lund', 'Lund & Associates Appraisal', '77 Boulder Ave, Tulsa, OK 74103'],
    ['Renee Castellanos', 'Castle Rock Appraisers Inc.', '5500 Quebec St, Greenwood Village, CO 80111'],
  ],
};
