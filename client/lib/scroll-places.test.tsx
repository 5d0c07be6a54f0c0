import { act, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { renderApp } from '../testing/render';
import { usePlaceName, useScrollPlaces, type PlaceState } from './scroll-places';

let height = 5000;
let resized: () => void = () => undefined;

beforeEach(() => {
  height = 5000;
  Object.assign(window, {
    scrollY: 0,
    scrollTo: (_left: number, top: number) => {
      Object.assign(window, { scrollY: Math.min(top, height) });
      fireEvent.scroll(window);
    },
    ResizeObserver: class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {}
      disconnect(): void {
        resized = () => undefined;
      }
    },
  });
});

function List() {
  // Tells the next page which entry of the history this is.
  return (
    <Link to="/job" state={{ cameFrom: usePlaceName() }}>
      Job
    </Link>
  );
}
function Job() {
  const navigate = useNavigate();
  const { cameFrom } = useLocation().state as { cameFrom: string };
  const state: PlaceState = { placeOf: cameFrom };
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/list?page=2" state={state}>
        Up
      </Link>
      <Link to="/list">List</Link>
    </>
  );
}
function Pages() {
  useScrollPlaces();
  return (
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="/job" element={<Job />} />
    </Routes>
  );
}
const show = () => renderApp(<Pages />, { at: '/list' });
const press = (text: string) => fireEvent.click(screen.getByText(text));
const scroll = (top: number) => act(() => window.scrollTo(0, top));

describe('the place on a page', () => {
  it('is the top of a new page, where it was left after going back, and kept by a link that names the entry it leads back to', () => {
    show();
    scroll(640);
    press('Job');
    expect(window.scrollY).toBe(0);
    scroll(80);
    press('Back');
    expect(window.scrollY).toBe(640);
    press('Job');
    press('Up');
    expect(window.scrollY).toBe(640);
    press('Job');
    press('List');
    expect(window.scrollY).toBe(0);
  });

  it.each([
    ['waits until the page is long enough', false, 640],
    ['lets go when the person moves first', true, 100],
  ])('%s', (_what, moves, place) => {
    show();
    scroll(640);
    press('Job');
    height = 100;
    press('Back');
    expect(window.scrollY).toBe(100);
    if (moves) fireEvent.wheel(window);
    height = 5000;
    act(() => resized());
    expect(window.scrollY).toBe(place);
  });
});
