import { Module } from '@nestjs/common';
import { BidRowsModule } from '../bids/index.js';
import { ProjectsModule } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { GlobalSearch } from './global-search.js';
import { SavedSearchMatches } from './saved-search-matches.js';
import { SavedSearches } from './saved-searches.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SearchController } from './search.controller.js';
import { SearchData } from './search-data.js';

@Module({
  imports: [UsersModule, ProjectsModule, BidRowsModule],
  controllers: [SavedSearchesController, SearchController],
  providers: [GlobalSearch, SavedSearches, SavedSearchMatches, SearchData],
})
export class SearchModule {}
