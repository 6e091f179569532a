# Capitol on the start page.

start-capitol-text = Hidden hands, sealed bids, nine prefectures. Raise houses, be first in a prefecture, and win the fountain before your rivals do.
