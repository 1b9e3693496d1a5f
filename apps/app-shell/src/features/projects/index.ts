export { CreateProject } from './create/create-project.js';
export { EditProject } from './edit/edit-project.js';
export { BiddingStatus } from './list/bidding-status.js';
export { OwnProjectRow } from './list/own-project-row.js';
export { ProjectFilterBar } from './list/project-filter-bar.js';
export { ProjectList } from './list/project-list.js';
export { OwnRows, RowsFrame } from './list/row-styles.js';
export { SavedSearchesButton } from './list/saved/saved-searches-button.js';
export { useProjectFilters } from './list/use-project-filters.js';
