export { PostingFileResolver } from './posting-file.resolver';
